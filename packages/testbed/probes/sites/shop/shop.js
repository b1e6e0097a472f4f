const ITEMS=[["Fjell oak table",649,"Tables",749],["Birk armchair",289,"Chairs"],["Lund bookcase",219,"Storage"],["Ask stool",59,"Chairs"],["Myr sofa",1299,"Sofas",1599],["Vik desk",349,"Tables"],["Tind lamp",79,"Lighting"],["Elv rug",129,"Textiles"],["Sno bed",899,"Beds"],["Hei mirror",99,"Decor"],["Dal wardrobe",749,"Storage"],["Skog bench",189,"Chairs"]];
const eur=n=>'€'+n.toLocaleString('en-US',{minimumFractionDigits:2,maximumFractionDigits:2});
const K='nordhollow-basket';
const getB=()=>JSON.parse(sessionStorage[K]||'null')||[["Birk armchair",289,2],["Tind lamp",79,1],["Elv rug",129,1]];
const setB=b=>{sessionStorage[K]=JSON.stringify(b);const e=document.querySelector('.bdg');if(e)e.textContent=b.reduce((s,x)=>s+x[2],0)};
const units=()=>getB().reduce((s,x)=>s+x[2],0);
function header(on){return `<div class="hdr"><a class="logo" href="index.html">NORDHOLLOW</a><a href="index.html">Furniture</a><a href="orders.html">Past orders</a><input placeholder="What are you looking for?" style="padding:6px;width:230px"><span style="flex:1"></span><a href="cart.html">Basket <span class="bdg">${units()}</span></a></div>`}
function toast(t){let e=document.querySelector('.toast');if(!e){e=document.createElement('div');e.className='toast';document.body.append(e)}e.textContent=t;e.classList.remove('gone');clearTimeout(toast.x);toast.x=setTimeout(()=>e.classList.add('gone'),2500)}
function add(n,p,q=1){const b=getB(),x=b.find(i=>i[0]==n);x?x[2]+=q:b.push([n,p,q]);setB(b);toast(n+' is in your basket now')}
function modal(h){const o=document.createElement('div');o.className='ov';o.innerHTML='<div class="md">'+h+'</div>';document.body.append(o);o.addEventListener('click',e=>{if(e.target==o||e.target.dataset.x!==undefined)o.remove()});return o}
const app=document.getElementById('app');app.innerHTML='<p class="ld" style="padding:40px">Loading…</p>';
