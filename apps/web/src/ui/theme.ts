import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const ink: MantineColorsTuple = [
  '#f3efe6',
  '#e2ddd2',
  '#c5beae',
  '#a59d8c',
  '#857d6c',
  '#676153',
  '#4f4a40',
  '#36322a',
  '#262420',
  '#1b1a17',
];

/** Mantine works out the text on a filled button once, for the light theme; ours has to turn with the theme. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const isPrimary = input.color === undefined || input.color === 'ink';
  if (input.variant !== 'filled' || !isPrimary) return defaultVariantColorsResolver(input);
  return {
    background: 'var(--ink)',
    hover: 'var(--ink-soft)',
    color: 'var(--on-ink)',
    border: '1px solid transparent',
  };
};

/** Mantine dressed in the tokens of tokens.css; sizes and colours come from there. */
export const theme = createTheme({
  colors: { ink },
  variantColorResolver,
  primaryColor: 'ink',
  primaryShade: { light: 9, dark: 0 },
  autoContrast: true,
  black: '#1b1a17',
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-sans)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { sm: 'var(--radius-sm)', md: 'var(--radius-md)', lg: 'var(--radius-lg)' },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

const shared = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-anchor': 'var(--brass)',
  '--mantine-color-error': 'var(--fail)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
