import { readEntries } from './entry.ts';

/** Written for the demo shop as different people would put it; each was run there. */
export const seen10 = readEntries(`
> Log in as ada@example.com / analytical, go to /demo/profile, pick "Japan" as your country, click Save profile, reload, the country is still Japan.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Select "Japan" from "country"
Click "Save profile"
Reload the page
Check that "country" shows exactly "Japan"
> Log in as ada@example.com / analytical, go to /demo/profile. Birth date in the future is not accepted: set Birth date to a date 3 days from now and save. "Enter a date in the past, from 1900 on." is shown
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Set "Birth date" to "{{today+3 day}}"
Click "Save"
Check that the page shows "Enter a date in the past, from 1900 on."
> Log in as ada@example.com / analytical and open /demo/profile. The name field is prefilled with Ada Lovelace and the country is United Kingdom.
Log in as "ada@example.com" with the password "analytical"
Open "/demo/profile"
Check that the "name" field has the value "Ada Lovelace"
Check that "country" shows exactly "United Kingdom"
> No price is below $4.
Check that no "price" is less than $4
> The Fountain Pen is more expensive than the Ruled Notebook.
Check that "price" in the "Fountain Pen" item is more than the value of "price" in the "Ruled Notebook" item
> Open the product "Fountain Pen". The page title is "Fountain Pen – Fernhill", the price $34.90 is displayed and there is an Add to cart button.
Click "Fountain Pen"
Check that the page title is "Fountain Pen – Fernhill"
Check that "$34.90" is visible
Check that the "Add to cart" button is visible
`);
