import type { Plugin } from 'vite';

/** In development there is no server of ours that puts in the base path. */
export function devBase(): Plugin {
  return {
    name: 'dev-base',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }],
  };
}
