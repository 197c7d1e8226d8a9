import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Menu from './Menu.svelte';
import type { MenuItem } from './menu-item';

it('P1: a menu may say the same twice', () => {
  const item: MenuItem = { label: 'Ben vom Tisch nehmen', icon: 'cross', choose: () => undefined };
  const menu = mount(Menu, {
    target: document.body,
    props: { label: 'Menü', icon: 'more', items: [item, { ...item }] },
  });
  flushSync();
  expect(document.querySelectorAll('[role=menuitem]')).toHaveLength(2);
  void unmount(menu);
});
