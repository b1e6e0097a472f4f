import { demoHandler } from '@assay/demo';
import type { Make } from '../recording/make.ts';

const login = [
  'Type "ada@example.com" in the "Username or e-mail" field',
  'Type "analytical" in the "Password" field',
  'Click the "Log in" button',
];

export default {
  make: 'demo-shop',
  licence: 'MIT',
  serve: () => demoHandler(),
  pages: {
    home: { path: '/demo/', plays: [] },
    products: {
      path: '/demo/products',
      plays: [
        [
          'Click the first "Add to cart" button',
          'Open "/demo/cart"',
          'Click the "Proceed to checkout" button',
          'Click the "Place order" button',
        ],
        [['Type "lamp" in the "Search" field', 'Press "Enter"']],
      ],
    },
    login: {
      path: '/demo/login',
      plays: [
        [
          [
            'Type "ada" in the "Username or e-mail" field',
            'Type "wrong" in the "Password" field',
            'Click the "Log in" button',
          ],
          login,
          'Open "/demo/profile"',
        ],
      ],
    },
    contact: { path: '/demo/contact', plays: [['Click the "Send message" button']] },
    help: { path: '/demo/help', plays: [] },
  },
} satisfies Make;
