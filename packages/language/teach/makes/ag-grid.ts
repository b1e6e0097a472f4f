import type { Make } from '../recording/make.ts';

export default {
  make: 'ag-grid',
  licence: 'MIT',
  packages: ['ag-grid-community@36'],
  pages: {
    stock: [
      ['Tick the "only short ones" checkbox', 'Click the "Goods out" button'],
      ['Untick the "only short ones" checkbox', 'Type "carton" in the "Search stock" field'],
      ['Clear the "Search stock" field', 'Click the "Goods in" button'],
      ['Type "XX" in the "Article" field', 'Click the "Book" button'],
      ['Type "KN-1" in the "Article" field', 'Type "6" in the "Pieces" field', 'Click the "Book" button'],
      'Double-click the "In stock" cell in the row of "GL-S"',
    ],
  },
} satisfies Make;
