const NAME = 'Setzkasten';

export function setTitle(page: string | null): void {
  document.title = page ? `${page} – ${NAME}` : NAME;
}

/** The icon in the browser's tab: black, or red when the table waits for you. */
export function setIcon(waiting: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = waiting ? 'favicon-turn.svg' : 'favicon.svg';
}
