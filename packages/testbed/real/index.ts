export { listNames, loadRecipe, loadTexts } from './load.ts';
export type { Recipe } from './recipe.ts';
export { type Attempt, type Grade, type Scored, type ScoreOptions, scoreApp } from './score.ts';
