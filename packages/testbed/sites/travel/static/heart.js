import { hasBug, makeIconButton } from './base.js';
import { showFavourites } from './header.js';
import { showSnackbar } from './snackbar.js';
import { keep, state } from './state.js';

function isFavourite({ id }) {
  return state.favourites.includes(id);
}

async function toggle(hotel) {
  const wasFavourite = isFavourite(hotel);
  const favourites = wasFavourite
    ? state.favourites.filter((id) => id !== hotel.id)
    : [...state.favourites, hotel.id];
  if (hasBug('heart-lost')) state.favourites = favourites;
  else await keep({ favourites });
  if (!hasBug('heart-count')) showFavourites();
  showSnackbar(wasFavourite ? 'Removed from favourites' : 'Added to favourites');
}

/** The heart of a hotel; `changed` is called after each click. */
export function makeHeart(hotel, changed = () => {}) {
  const heart = makeIconButton('♡', '', {
    onclick: async () => {
      await toggle(hotel);
      draw();
      changed();
    },
  });
  const draw = () => {
    const isOn = isFavourite(hotel);
    heart.setAttribute(
      'aria-label',
      isOn ? `Remove ${hotel.name} from favourites` : `Add ${hotel.name} to favourites`,
    );
    heart.setAttribute('aria-pressed', String(isOn));
    heart.firstChild.textContent = isOn ? '♥' : '♡';
  };
  draw();
  return heart;
}
