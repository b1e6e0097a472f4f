import { $, make, send } from './base.js';

function readAddress(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsDataURL(file);
  });
}

async function upload() {
  const [file] = $('#photo').files;
  if (!file) return;
  if (!/^image\/(png|jpeg)$/.test(file.type)) {
    $('#photoMessage').textContent = 'Please choose a PNG or JPG picture.';
    return;
  }
  const photo = await readAddress(file);
  await send('profile', { photo });
  $('#avatar').replaceChildren(make('img', { alt: 'Your photo', src: photo }));
  $('#photoMessage').textContent = 'Photo uploaded.';
  $('#removePhoto').disabled = false;
}

async function remove() {
  await send('profile', { photo: '' });
  $('#avatar').textContent = 'MT';
  $('#photoMessage').textContent = 'Photo removed.';
  $('#removePhoto').disabled = true;
  $('#photo').value = '';
}

export function attachPhoto() {
  $('#photo').addEventListener('change', upload);
  $('#removePhoto').addEventListener('click', remove);
}
