export const categories = ['Kitchen', 'Desk', 'Home', 'Garden'] as const;
export type Category = (typeof categories)[number];

export interface Product {
  id: string;
  name: string;
  category: Category;
  /** In cents. */
  price: number;
  summary: string;
  soldOut?: true;
}

export const products: readonly Product[] = [
  {
    id: 'stoneware-mug',
    name: 'Stoneware Mug',
    category: 'Kitchen',
    price: 1200,
    summary: 'Thrown by hand and glazed in moss green. Holds 350 ml and keeps your tea warm.',
  },
  {
    id: 'cast-iron-teapot',
    name: 'Cast Iron Teapot',
    category: 'Kitchen',
    price: 4800,
    summary: 'Pours without a drip, with a steel sieve for loose leaves. Holds 0.8 litres.',
  },
  {
    id: 'linen-tea-towel',
    name: 'Linen Tea Towel',
    category: 'Kitchen',
    price: 950,
    summary: 'Washed linen that dries glasses without a trace and grows softer every year.',
  },
  {
    id: 'brass-desk-lamp',
    name: 'Brass Desk Lamp',
    category: 'Desk',
    price: 12000,
    summary: 'A warm light on a heavy foot. The arm turns all the way round.',
  },
  {
    id: 'ruled-notebook',
    name: 'Ruled Notebook',
    category: 'Desk',
    price: 800,
    summary: '160 pages of thick paper that lies flat, with a ribbon to find your place.',
  },
  {
    id: 'fountain-pen',
    name: 'Fountain Pen',
    category: 'Desk',
    price: 3490,
    summary: 'A steel nib that forgives every hand. Comes with six cartridges of blue ink.',
  },
  {
    id: 'wool-blanket',
    name: 'Wool Blanket',
    category: 'Home',
    price: 8900,
    summary: 'Woven from the wool of mountain sheep. 130 by 180 cm, for two on a sofa.',
  },
  {
    id: 'beeswax-candle',
    name: 'Beeswax Candle',
    category: 'Home',
    price: 1450,
    summary: 'Burns for forty hours and smells of honey, very faintly.',
  },
  {
    id: 'wall-clock',
    name: 'Wall Clock',
    category: 'Home',
    price: 6400,
    summary: 'A quiet movement behind an ash frame. You will not hear the seconds.',
    soldOut: true,
  },
  {
    id: 'terracotta-pot',
    name: 'Terracotta Pot',
    category: 'Garden',
    price: 1800,
    summary: 'Breathes, drains and stands the frost. With a saucer of the same clay.',
  },
  {
    id: 'watering-can',
    name: 'Watering Can',
    category: 'Garden',
    price: 3950,
    summary: 'Zinc, with a long spout and a fine rose. Holds 5 litres.',
  },
  {
    id: 'herb-seeds',
    name: 'Herb Seeds',
    category: 'Garden',
    price: 420,
    summary: 'Basil, thyme and parsley for a sunny window sill.',
  },
];

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}
