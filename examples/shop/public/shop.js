/** The page's own script. */
const basket = document.querySelector('#basket');

function show(items) {
  basket.innerHTML = items.map((item) => `<li>${item.name}</li>`).join('');
}

document.querySelector('#search').addEventListener('input', async (event) => {
  const answer = await fetch(`/?q=${encodeURIComponent(event.target.value)}`);
  document.querySelector('#goods').insertAdjacentHTML('beforeend', await answer.text());
});

show(JSON.parse(localStorage.getItem('basket') ?? '[]'));
