import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJsonl } from '../texts/parse-jsonl.ts';
import type { Recipe } from './recipe.ts';
import { type RealText, realText } from './records.ts';
import type { Truths } from './truth.ts';

const here = import.meta.dirname;

export function listNames(): string[] {
  return readdirSync(join(here, 'recipes'))
    .filter((file) => file.endsWith('.ts') && !file.includes('-data.'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

export async function loadRecipe(name: string): Promise<Recipe> {
  if (!listNames().includes(name))
    throw new Error(`There is no application "${name}". There are: ${listNames().join(', ')}.`);
  const { recipe } = (await import(`./recipes/${name}.ts`)) as { recipe: Recipe };
  return recipe;
}

export function textsFile({ name, half }: Recipe): string {
  return join(here, 'requirements', half, `${name}.jsonl`);
}

export function loadTexts(recipe: Recipe): RealText[] {
  const file = textsFile(recipe);
  return existsSync(file) ? parseJsonl(file, readFileSync(file, 'utf8'), recipe.name, realText) : [];
}

export async function loadTruths({ name }: Recipe): Promise<Truths> {
  if (!existsSync(join(here, 'truth', `${name}.ts`))) return {};
  const { truths } = (await import(`./truth/${name}.ts`)) as { truths: Truths };
  return truths;
}
