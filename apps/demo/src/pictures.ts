interface Picture {
  /** Colour of the wall behind it. */
  wall: string;
  shapes: string;
}

/** Drawings on 240 by 180, standing on a shelf at 145. */
export const pictures: Record<string, Picture> = {
  'stoneware-mug': {
    wall: '#dfe7da',
    shapes: `<path d="M150 88h12a17 17 0 0 1 0 36h-12" fill="none" stroke="#5f7f5c" stroke-width="9"/>
<path d="M86 74h68v52a19 19 0 0 1-19 19h-30a19 19 0 0 1-19-19z" fill="#6f916a"/><path d="M86 74h68v14H86z" fill="#8aa984"/>
<path d="M108 62c-5-8 5-10 0-19m24 19c-5-8 5-10 0-19" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round"/>`,
  },
  'cast-iron-teapot': {
    wall: '#e9dfd6',
    shapes: `<path d="M84 70c0-40 72-40 72 0" fill="none" stroke="#3b3f45" stroke-width="6"/><path d="M160 104l26-24 8 6-26 40z" fill="#3f444b"/>
<ellipse cx="120" cy="110" rx="54" ry="35" fill="#4a5058"/><ellipse cx="120" cy="80" rx="30" ry="8" fill="#5d646d"/><circle cx="120" cy="70" r="6" fill="#b98a4d"/>
<path d="M72 104c30 10 66 10 96 0" fill="none" stroke="#626a74" stroke-width="4"/>`,
  },
  'linen-tea-towel': {
    wall: '#e3e2ee',
    shapes: `<path d="M56 38h128" stroke="#8b6b4a" stroke-width="6" stroke-linecap="round"/><path d="M84 38h72v106H84z" fill="#f7f3ea"/>
<path d="M84 112h72M84 122h72M84 132h72" stroke="#b4532a" stroke-width="4"/><path d="M98 38v74m44-74v74" stroke="#e6dfd0" stroke-width="3"/>`,
  },
  'brass-desk-lamp': {
    wall: '#dbe4e8',
    shapes: `<ellipse cx="104" cy="141" rx="34" ry="7" fill="#9a7434"/><path d="M104 138V92l34-38" fill="none" stroke="#b98d45" stroke-width="7" stroke-linejoin="round"/>
<circle cx="104" cy="92" r="6" fill="#8a672c"/><path d="M122 50l26-18 34 40-60 8z" fill="#c79b52"/><path d="M122 80l60-8 16 70H112z" fill="#fff3c9" opacity=".65"/>`,
  },
  'ruled-notebook': {
    wall: '#efe3d3',
    shapes: `<rect x="78" y="34" width="86" height="111" rx="5" fill="#2f5d43"/><rect x="78" y="34" width="14" height="111" fill="#24493a"/>
<rect x="104" y="56" width="46" height="28" rx="2" fill="#f4efe2"/><path d="M111 66h32m-32 9h22" stroke="#8d937f" stroke-width="3"/><path d="M146 145v16l-6-6-6 6v-16" fill="#b4532a"/>`,
  },
  'fountain-pen': {
    wall: '#d9e3e6',
    shapes: `<path d="M60 145c30-16 50 8 78-6s30 4 46-4" fill="none" stroke="#2c4a86" stroke-width="4" stroke-linecap="round"/><g transform="rotate(-42 120 90)">
<rect x="92" y="80" width="92" height="18" rx="8" fill="#263346"/><rect x="88" y="80" width="12" height="18" fill="#c79b52"/><path d="M88 80L56 89l32 9z" fill="#d8d6cf"/><path d="M60 89h22" stroke="#80807c" stroke-width="2"/></g>`,
  },
  'wool-blanket': {
    wall: '#e8e0ec',
    shapes: `<rect x="62" y="112" width="116" height="33" rx="12" fill="#a9573a"/><rect x="66" y="84" width="108" height="33" rx="12" fill="#c26a48"/><rect x="72" y="56" width="96" height="33" rx="12" fill="#d8835f"/>
<path d="M72 73h96M66 101h108M62 129h116" stroke="#f3dccb" stroke-width="3" stroke-dasharray="7 6"/>`,
  },
  'beeswax-candle': {
    wall: '#dfe3d3',
    shapes: `<ellipse cx="120" cy="141" rx="44" ry="8" fill="#8b6b4a"/><rect x="100" y="72" width="40" height="68" rx="5" fill="#e6b65a"/><path d="M100 90h40m-40 17h40m-40 17h40" stroke="#d3a145" stroke-width="3"/>
<path d="M120 72V60" stroke="#5a4a36" stroke-width="3"/><path d="M120 30c12 14 12 32 0 32s-12-18 0-32z" fill="#f4803c"/><path d="M120 44c6 7 6 16 0 16s-6-9 0-16z" fill="#ffe3a0"/>`,
  },
  'wall-clock': {
    wall: '#e6e2d6',
    shapes: `<circle cx="120" cy="88" r="58" fill="#b78a5a"/><circle cx="120" cy="88" r="47" fill="#fbf8f0"/><path d="M120 47v8m0 66v8m41-41h-8m-66 0h-8" stroke="#6b6256" stroke-width="4"/>
<path d="M120 88V58m0 30l22 14" stroke="#2b2f2b" stroke-width="5" stroke-linecap="round"/><circle cx="120" cy="88" r="5" fill="#b4532a"/>`,
  },
  'terracotta-pot': {
    wall: '#dbe6e0',
    shapes: `<path d="M120 78c-4-26-26-32-36-30 2 20 16 30 36 30zm0 0c4-30 26-40 40-36 0 24-18 36-40 36zm0 0c-10-16-6-36 2-46 10 14 8 34-2 46z" fill="#4f8a5b"/>
<rect x="80" y="78" width="80" height="18" rx="3" fill="#c9744c"/><path d="M86 96h68l-9 49H95z" fill="#b5623c"/><rect x="84" y="141" width="72" height="7" rx="3" fill="#9c5230"/>`,
  },
  'watering-can': {
    wall: '#e5ead6',
    shapes: `<path d="M154 92h14a20 20 0 0 1 0 42h-14" fill="none" stroke="#7f8d93" stroke-width="7"/><path d="M94 122L58 74l-10 4 34 60z" fill="#8b999f"/><path d="M40 78l22-16 6 10-24 14z" fill="#75848a"/>
<rect x="90" y="78" width="66" height="67" rx="6" fill="#a3b0b5"/><path d="M90 94h66m-66 34h66" stroke="#8b999f" stroke-width="4"/><path d="M100 78c0-30 46-30 46 0" fill="none" stroke="#7f8d93" stroke-width="7"/>`,
  },
  'herb-seeds': {
    wall: '#f0e6cf',
    shapes: `<path d="M82 40h76v105H82z" fill="#f7f3e6"/><path d="M82 40h76v22H82z" fill="#5f8f63"/><path d="M120 126V86m0 18c-14 0-20-8-20-18 14 0 20 8 20 18zm0-6c14 0 20-8 20-18-14 0-20 8-20 18z" fill="#4f8a5b" stroke="#4f8a5b" stroke-width="3"/>
<path d="M98 134h44" stroke="#b9ae94" stroke-width="4"/><path d="M98 51h44" stroke="#e6f0e2" stroke-width="4"/>`,
  },
};

export function drawPicture({ wall, shapes }: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180"><rect width="240" height="180" fill="${wall}"/><path d="M0 145h240v35H0z" fill="#000000" opacity=".07"/>${shapes}</svg>\n`;
}
