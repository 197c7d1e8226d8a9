import { expect, it } from 'vitest';
import { player } from './player.svelte';
import { recall } from './storage';

it('P16: a suggested name is remembered', () => {
  player.suggest();
  expect(player.name).not.toBe('');
  expect(recall('name')).toBe(player.name);
});
