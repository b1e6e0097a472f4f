import { $, hasBug, send } from './base.js';

const rules = {
  ruleLen: (password) => password.length >= 8,
  ruleNum: (password) => /\d/.test(password),
  ruleUp: (password) => /[A-Z]/.test(password),
};

function drawRules(password) {
  for (const [id, isKept] of Object.entries(rules)) {
    const line = $(`#${id}`);
    const isGood = isKept(password);
    line.textContent = (isGood ? '✓' : '○') + line.textContent.slice(1);
    line.classList.toggle('ok', isGood);
  }
}

function keepsRules(password) {
  return Object.entries(rules).every(
    ([id, isKept]) => isKept(password) || (id === 'ruleLen' && hasBug('password-short')),
  );
}

function findProblem(current, next) {
  if (current === '') return 'Please enter your current password.';
  if (!keepsRules(next)) return 'The new password does not follow the rules.';
  if (next !== $('#pwRep').value && !hasBug('password-repeat')) return 'The passwords do not match.';
  return undefined;
}

function tell(text, look) {
  $('#pwMessage').className = look;
  $('#pwMessage').textContent = text;
}

async function change(event) {
  event.preventDefault();
  const current = $('#pwOld').value;
  const next = $('#pwNew').value;
  const problem =
    findProblem(current, next) ?? (await send('profile', { password: { current, next } })).error;
  if (problem) {
    tell(problem, 'err');
    return;
  }
  tell('Your password has been changed.', 'alert alert-success');
  $('#passForm').reset();
  drawRules('');
}

export function attachPassword() {
  $('#pwNew').addEventListener('input', () => drawRules($('#pwNew').value));
  $('#passForm').addEventListener('submit', change);
}
