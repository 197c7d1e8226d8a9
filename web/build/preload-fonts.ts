import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Upright fonts are needed for the first view; the italic one comes when a tag line is shown. */
const FIRST_VIEW = /-wght-normal-.*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((name) => FIRST_VIEW.test(name))
          .map(preload);
      },
    },
  };
}

function preload(name: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: true },
    injectTo: 'head',
  };
}
