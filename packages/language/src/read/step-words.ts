/** Every word of canonical steps that may stand outside of quotes, apart from figures. `step-words.test.ts` compares it with docs/steps.md. */
export const stepWords: readonly string[] = `
a about above Accept address an and as ascending at attribute back badge badges below between body
browser button buttons by Call card cards cell cells Check checkbox checkboxes checked Choose Clear Click
click clock collapsed column columns console contain contains DELETE descending dialog dialogs disabled
Dismiss does Double-click downloaded Drag dropdown dropdowns eighth empty enabled equal equals error
errors every exactly expanded false field fields fifth file first Focus focused for form forward fourth
frame from GET Go has have HEAD header heading headings hidden hold holds Hover icon icons If image
images in into is it item items last least Leave left length less link links list load Log looks matches
menu message messages more most name new next ninth no not null number of only onto Open opened option
options order over page password PATCH Pause plus POST Press press pressed PUT radio Reload reload
Remember required Resize response right Right-click row rows same screen Scroll second second-last
seconds section sections Select selected Set seventh show shown shows sixth slider sliders sorted status
sum sums switch Switch switches tab table tables tabs takes tenth text texts than that the third this
Tick times title to Toggle token touch true turns Type type unchecked Untick until up Upload Use user
value visible Wait window with within (nothing) ? emulate
`
  .trim()
  .split(/\s+/);
