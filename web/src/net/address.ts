/** All addresses are relative to the page's base: the server may live under any path. */
export function address(path: string): string {
  return new URL(path || '.', document.baseURI).href;
}

export function socketAddress(path: string): string {
  return address(path).replace(/^http/, 'ws');
}
