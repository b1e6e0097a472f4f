import { $ } from './base.js';

$('#showPass').addEventListener('click', () => {
  const isHidden = $('#lPass').type === 'password';
  $('#lPass').type = isHidden ? 'text' : 'password';
  $('#showPass').title = isHidden ? 'Hide password' : 'Show password';
});
