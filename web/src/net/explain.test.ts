import { expect, test } from 'vitest';
import { ApiError } from './api';
import { explain } from './explain';

const sentence = { de: 'Zu viele falsche Codes.', en: 'Too many wrong codes.' };

test('who is too fast learns how long to wait', () => {
  const refusal = { code: 'too_fast', sentence };
  expect(explain(new ApiError(429, refusal, 7))).toContain('7');
  expect(explain(new ApiError(429, null, 7))).toContain('7');
});

test('other limits say themselves what to do instead of waiting for hours', () => {
  const refusal = { code: 'too_many_codes', sentence };
  expect([sentence.de, sentence.en]).toContain(explain(new ApiError(429, refusal, 21_600)));
});
