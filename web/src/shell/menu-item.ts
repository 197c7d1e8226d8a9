import type { IconName } from './icons';

export interface MenuItem {
  label: string;
  icon: IconName;
  choose: () => void;
  /** The label's language, where it is another than the page's. */
  lang?: string;
}
