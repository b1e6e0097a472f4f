document.getElementById('holidays').addEventListener('click', () => {
  document.getElementById('holiday-text').textContent = 'Closed from 24 December to 2 January.';
});
