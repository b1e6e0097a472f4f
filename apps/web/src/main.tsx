import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from './router.tsx';
import { cssVariables, theme } from './ui/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element to show Assay in.');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={localStorageColorSchemeManager({ key: 'theme' })}
      defaultColorScheme="light"
      getStyleNonce={nonce ? () => nonce : undefined}
    >
      <RouterProvider router={router} />
    </MantineProvider>
  </StrictMode>,
);
