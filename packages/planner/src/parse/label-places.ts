const pageName = /^(?:the |our |my |your )?((?:[\w'&-]+ ){1,4}?)(?:page|screen)$/i;
const pageOf = /^(?:the |our |my |your )?(?:page|screen) (?:of|for) (?:the |our )?((?:[\w'&-]+ ?){1,4})$/i;
const tabName = /^(?:the )?((?:[\w'&-]+ ){1,3}?)tab(?: (?:of|in|on) .+)?$/i;
const tabAfter = /^.+?,? \(?(?:the )?tab ((?:[\w'&-]+ ?){1,3})\)?$/i;

/** Where all of a list is done that is headed "Checklist for the help page:", as an order to go there. */
export function readPlace(about: string): string | undefined {
  const tab = (tabAfter.exec(about) ?? tabName.exec(about))?.[1]?.trim();
  if (tab) return `Open the ${tab} tab`;
  const page = (pageName.exec(about) ?? pageOf.exec(about))?.[1]?.trim();
  return page && `Go to the ${page} page`;
}
