import type { IconName } from './icons';

export interface MenuItem {
  label: string;
  icon: IconName;
  choose: () => void;
}
