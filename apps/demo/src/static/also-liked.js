function drawItem({ href, name, price }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = name;
  const cost = document.createElement('span');
  cost.textContent = price;
  item.append(link, cost);
  return item;
}

async function load(section) {
  const state = section.querySelector('[role="status"]');
  try {
    const reply = await fetch(section.dataset.alsoLiked);
    const products = await reply.json();
    section.querySelector('ul').replaceChildren(...products.map(drawItem));
    state.textContent = '';
  } catch {
    state.textContent = 'This list could not be loaded.';
  }
}

const section = document.querySelector('[data-also-liked]');
if (section) load(section);
