const rows = `Ada Lovell|Engineer|London|62,000|2019-04-01
Ben Okafor|Designer|Berlin|48,000|2021-09-15
Carla Mendes|Accountant|Madrid|51,500|2018-01-10
David Kim|Engineer|Berlin|71,000|2016-06-20
Elena Rossi|Manager|London|104,000|2012-11-05
Farid Hassan|Support|Madrid|38,500|2023-02-13
Grace Chen|Engineer|London|69,500|2020-07-27
Hugo Laurent|Designer|Madrid|45,000|2022-05-02
Ines Weber|Support|Berlin|9,800|2024-03-18
Jonas Meyer|Manager|Berlin|98,000|2014-08-11
Kira Novak|Accountant|London|57,000|2017-10-30
Liam Byrne|Engineer|Madrid|66,000|2019-12-09`;

/** Everybody who works here. */
export const people = rows.split('\n').map((row) => {
  const [name, role, office, salary, started] = row.split('|');
  return { name, role, office, salary, started };
});
