import { de } from './de';
import { en } from './en';
import { dictionary } from './index.svelte';

/** What the shell says. */
export const t = dictionary(de, en);
