/** Inputs that break what is put together carelessly. */
export const markupAttack = {
  /**
   * Runs where the page puts the text into its markup unescaped: the first part as it is read, the second when it is put
   * in later. It changes the title, which stays; the mark is put together, so that a title may quote the text.
   */
  value: `"><script>document.title='assay'+'-ran'</script><img src=x onerror=document.title='assay'+'-ran'>`,
  mark: 'assay-ran',
};

export const sqlAttack = "' OR '1'='1' -- ";

/** Harmless in themselves; a server that fails on one has a fault. */
export const oddInputs: { title: string; value: string; description: string }[] = [
  {
    title: 'Quotes and SQL',
    value: "Robert'); DROP TABLE students;--",
    description: 'Text with quotes and SQL in it is only text.',
  },
  {
    title: 'Very long text',
    value: '{{unique 5000}}',
    description: 'Five thousand characters are either taken or refused properly.',
  },
  {
    title: 'Other scripts and emoji',
    value: 'Zoë 漢字 العربية 🙂',
    description: 'Text in any script is only text.',
  },
];
