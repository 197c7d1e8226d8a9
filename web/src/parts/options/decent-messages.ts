import { dictionary } from '../../i18n/index.svelte';

export const t = dictionary(
  {
    decent: 'Ohne derbe Wörter',
    decentText: 'Schimpfwörter und Obszönes gelten nicht; an öffentlichen Tischen ist das voreingestellt.',
  },
  {
    decent: 'No coarse words',
    decentText: 'Swear words and obscenities do not count; that is the default at public tables.',
  },
);
