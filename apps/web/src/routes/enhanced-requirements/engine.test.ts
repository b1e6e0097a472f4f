import { expect, it } from 'vitest';
import { describeSuccess, nameEngine } from './engine.ts';
import { defaults } from './settings.ts';

it.each([
  [
    true,
    true,
    'Enhanced AI + Advanced Automation Engine',
    'Test scenarios generated successfully with Enhanced AI + Advanced Automation!',
  ],
  [true, false, 'Enhanced AI Generation', 'Test scenarios generated successfully with Enhanced AI!'],
  [
    false,
    true,
    'Advanced Automation Engine',
    'Test scenarios generated successfully with Advanced Automation!',
  ],
  [false, false, 'Standard Engine', 'Test scenarios generated successfully!'],
])('enhanced AI %s, advanced engine %s', (usesEnhancedAi, usesAdvancedEngine, name, success) => {
  expect(nameEngine({ ...defaults, usesEnhancedAi, usesAdvancedEngine })).toBe(name);
  expect(describeSuccess(name)).toBe(success);
});

it('claims no engine that is not known', () => {
  expect(describeSuccess('')).toBe('Test scenarios generated successfully!');
});
