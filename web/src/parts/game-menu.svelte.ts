import type { MenuItem } from '../shell/menu-item';

/** What the game on the page adds to the table's menu: acts that are rarely wanted and would crowd the table. */
export const gameMenu = $state<{ items: readonly MenuItem[] }>({ items: [] });
