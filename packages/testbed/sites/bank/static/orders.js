import { $, hasBug, send } from './base.js';

const table = $('#orders');
const dialog = $('#delete-dialog');
const message = $('#message');
let chosen;

function showOrders(answer) {
  $('tbody', table).innerHTML = answer.rows;
  $('#total').textContent = answer.total;
  message.textContent = answer.message;
  message.hidden = false;
}

function askToDelete({ id, recipient }) {
  chosen = id;
  $('#delete-text').textContent = `${recipient} will not get any more payments from this order.`;
  dialog.showModal();
}

table.addEventListener('click', async ({ target }) => {
  const { id } = target.dataset;
  if (target.matches('.js-pause')) showOrders(await send(`/bank/api/orders/${id}/pause`));
  if (target.matches('.js-delete')) askToDelete(target.dataset);
});
$('#keep').addEventListener('click', () => {
  if (!hasBug('delete-keep')) dialog.close();
});
$('#delete').addEventListener('click', async () => {
  dialog.close();
  showOrders(await send(`/bank/api/orders/${chosen}/delete`));
});
