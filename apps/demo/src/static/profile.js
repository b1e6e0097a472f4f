const largestPicture = 1024 * 1024;

const bio = document.querySelector('[data-counter]');
bio?.addEventListener('input', () => {
  document.getElementById(bio.dataset.counter).textContent = `${bio.value.length} of ${bio.maxLength}`;
});

function judge(file) {
  if (!['image/png', 'image/jpeg'].includes(file.type)) return 'Choose a picture of the type PNG or JPEG.';
  return file.size > largestPicture ? 'The picture is larger than 1 MB. Choose a smaller one.' : undefined;
}

const picture = document.getElementById('picture');
const state = document.getElementById('picture-state');
picture?.addEventListener('change', () => {
  const [file] = picture.files;
  if (!file) return;
  const complaint = judge(file);
  if (complaint) {
    picture.value = '';
    state.textContent = complaint;
    return;
  }
  const preview = document.createElement('img');
  preview.src = URL.createObjectURL(file);
  preview.alt = 'Your new profile picture';
  preview.addEventListener('load', () => URL.revokeObjectURL(preview.src));
  state.replaceChildren(`New picture: ${file.name}`, preview);
});
