import { t } from '../i18n/messages';
import type { MenuItem } from './menu-item';
import { settings } from './settings.svelte';

/** Sound and colours as entries of a menu: on the phone the header has no room for their buttons. */
export function settingItems(): MenuItem[] {
  return [
    {
      label: settings.muted ? t.unmute : t.mute,
      icon: settings.muted ? 'silent' : 'sound',
      choose: () => settings.turnSound(),
    },
    {
      label: { system: t.themeSystem, light: t.themeLight, dark: t.themeDark }[settings.theme],
      icon: 'half',
      choose: () => settings.turnTheme(),
    },
  ];
}
