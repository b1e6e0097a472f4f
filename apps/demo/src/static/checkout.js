for (const radio of document.querySelectorAll('input[name="shipping"]')) {
  radio.addEventListener('change', () => {
    document.getElementById('shipping-cost').textContent = radio.dataset.shipping;
    document.getElementById('order-total').textContent = radio.dataset.total;
  });
}
