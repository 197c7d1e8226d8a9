import type { MenuItem } from '../shell/menu-item';

/** What the game on the page adds to the table's menu: acts that are rarely wanted and would crowd the table. */
class GameMenu {
  items = $state.raw<readonly MenuItem[]>([]);
}

export const gameMenu = new GameMenu();
