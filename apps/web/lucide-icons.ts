import { icons as lucide } from '@iconify-json/lucide';
import type { Plugin } from 'vite';

const prefix = 'lucide:';
/** Said once for the whole icon, by `drawIcon`, so that CSS can change it. */
const common = / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g;

/** `import shapes from 'lucide:bell'` gives the shapes of that icon of Lucide, as the inside of an `<svg>`; only what is imported is bundled. */
export function lucideIcons(): Plugin {
  return {
    name: 'lucide-icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const icon = lucide.icons[lucide.aliases?.[name]?.parent ?? name];
      if (!icon) this.error(`Lucide has no icon "${name}".`);
      return `export default ${JSON.stringify(icon.body.replaceAll(common, ''))};`;
    },
  };
}
