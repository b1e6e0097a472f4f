export { listNames, loadRecipe, loadTexts } from './load.ts';
export { defineRecipe, type Recipe } from './recipe.ts';
export { type Attempt, type Grade, type Scored, type ScoreOptions, scoreApp } from './score.ts';
export { startApp } from './start.ts';
