export const help = `Assay turns requirements in plain English into test cases and runs them in a real browser.

Usage:
  assay run "<requirement>"         run one requirement
  assay run --file FILE             run the requirements of a file, parted by headings or lines of ---
  assay run --file FOLDER           run those of all .md, .txt and .feature files in a folder
  assay run -                       read requirements from standard input
  assay login --server URL          sign in, and keep an access token for that server
  assay logout --server URL         revoke and forget that token

What to test:
  --url URL                         the site under test, where the text does not name it
  --browser chrome|firefox|edge     default: chrome
  --browser-endpoint ADDRESSES      browsers on other machines: ws://host:3000/secret (Playwright server), http://host:9222
                                    (Chromium), selenium+http://host:4444 (grid); needs GUARD_HOST unless on this machine
  --type TYPE                       functional (default), regression, security, performance, accessibility, api, mobile
                                    or integration
  --complexity LEVEL                simple (2-3 cases), medium (4-6, default) or complex (6-10)
  --no-edge-cases                   no cases with boundary, malformed or hostile input, and none about the rest of the page
  --timeout SECONDS                 stop a requirement that takes longer
  --step-timeout SECONDS            how long a step may take; default: 30
  --parallel N                      cases side by side; default: what this machine can bear

What to keep:
  --junit FILE                      results as JUnit XML
  --html FILE                       results with their pictures as one HTML file
  --json FILE                       everything that was found out
  --save-pictures FOLDER            the picture of each step
  --baselines FOLDER                what pages looked like, for steps that compare; default: .assay/baselines
  --update-baselines                accept what the pages look like now

What to show:
  --quiet                           no progress, only the results
  --no-color                        no colours (nor with NO_COLOR set)
  --help, --version

On a server instead of this machine:
  --server URL                      run there; needs a token from ASSAY_TOKEN, --token-file or "assay login"
  --token-file FILE                 a file that holds the access token alone

Secrets: write {{secret shop password}} into a requirement and set ASSAY_SECRET_SHOP_PASSWORD (without --server).
Passwords are masked in whatever is printed or written.
Language model: set MODEL_PATH to a GGUF file, or MODEL_URL to an OpenAI-compatible server (with MODEL_NAME and MODEL_KEY), to read requirements
with it instead of the bundled model (without --server).

Exit codes: 0 all cases passed; 1 something failed, proved nothing, was not understood or could not be run; 2 wrong usage;
3 the server or a browser cannot be reached; 130 cancelled by Ctrl+C.
`;
