/** Long names of curl's short options. */
export const shortNames: Record<string, string> = {
  X: 'request',
  H: 'header',
  d: 'data',
  u: 'user',
  F: 'form',
  G: 'get',
  k: 'insecure',
  L: 'location',
  b: 'cookie',
  A: 'user-agent',
  e: 'referer',
  I: 'head',
  T: 'upload-file',
  m: 'max-time',
  o: 'output',
  x: 'proxy',
  c: 'cookie-jar',
  E: 'cert',
  w: 'write-out',
  D: 'dump-header',
  K: 'config',
  r: 'range',
  U: 'proxy-user',
  Y: 'speed-limit',
  y: 'speed-time',
  z: 'time-cond',
  C: 'continue-at',
  P: 'ftp-port',
  Q: 'quote',
  t: 'telnet-option',
  h: 'help',
  s: 'silent',
  S: 'show-error',
  v: 'verbose',
  i: 'include',
  f: 'fail',
  g: 'globoff',
  j: 'junk-session-cookies',
  N: 'no-buffer',
  O: 'remote-name',
  J: 'remote-header-name',
  R: 'remote-time',
  a: 'append',
  n: 'netrc',
  q: 'disable',
  '#': 'progress-bar',
  '0': 'http1.0',
  '1': 'tlsv1',
  '2': 'sslv2',
  '3': 'sslv3',
  '4': 'ipv4',
  '6': 'ipv6',
  p: 'proxytunnel',
  M: 'manual',
  V: 'version',
};

/** Options whose next word belongs to them. */
export const withValue = new Set(
  `request header data data-raw data-binary data-ascii data-urlencode json user form form-string cookie user-agent referer
  upload-file max-time output proxy cookie-jar cert key cacert capath write-out dump-header config range proxy-user speed-limit
  speed-time time-cond continue-at ftp-port quote telnet-option help url url-query oauth2-bearer retry retry-delay retry-max-time
  connect-timeout max-redirs resolve connect-to interface limit-rate cert-type key-type pass ciphers tls13-ciphers tls-max
  proto proto-default proto-redir stderr trace trace-ascii unix-socket abstract-unix-socket dns-servers doh-url keepalive-time
  local-port max-filesize noproxy aws-sigv4 output-dir rate parallel-max variable expand-url pinnedpubkey proxy-header socks5
  socks5-hostname socks4 socks4a preproxy netrc-file create-file-mode happy-eyeballs-timeout-ms request-target curves`
    .trim()
    .split(/\s+/),
);

/** What changes the request in a way that cannot be had here, with what is said of it. */
export const unsupported: Record<string, string> = {
  insecure: 'The option -k was left out: certificates are always checked here.',
  proxy: 'The proxy (-x) was left out.',
  cert: 'The client certificate (--cert) was left out.',
  key: 'The client certificate’s key (--key) was left out.',
  cacert: 'The certificate authority (--cacert) was left out.',
  resolve: 'The option --resolve was left out: names are looked up here.',
  'connect-to': 'The option --connect-to was left out.',
  'unix-socket': 'The option --unix-socket was left out.',
  digest: 'Digest authentication cannot be used here; the name and password are sent as Basic.',
  ntlm: 'NTLM authentication cannot be used here; the name and password are sent as Basic.',
  negotiate: 'Negotiate authentication cannot be used here.',
  'aws-sigv4': 'Signatures for AWS (--aws-sigv4) cannot be made here.',
  config: 'The file of options (-K) is not read.',
  netrc: 'The file .netrc is not read.',
};
