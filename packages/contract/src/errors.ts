/** The closed list of error codes: each has one HTTP status and the sentence shown when nothing better is known. */
export const errorCodes = {
  VALIDATION_FAILED: { status: 400, message: 'Invalid request. Please check your input.' },
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read. Send valid JSON.' },
  INVALID_RESET_TOKEN: {
    status: 400,
    message: 'Invalid or expired reset token. Please request a new password reset.',
  },
  BAD_PICTURE: { status: 400, message: 'This picture cannot be read. Send a PNG, JPEG or WebP file.' },
  BAD_IMPORT: {
    status: 400,
    message:
      'This could not be read. Paste an OpenAPI document, a Postman collection, a curl command or a HAR file.',
  },
  UNAUTHENTICATED: { status: 401, message: 'Authentication failed. Please log in again.' },
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'Invalid credentials. Please check your email and password.',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    message: 'Your account has been disabled. Please contact support for assistance',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'Your account has been temporarily suspended. Please contact support for assistance',
  },
  ACCOUNT_DELETED: {
    status: 403,
    message: 'This account no longer exists. Please contact support if you believe this is an error',
  },
  FORBIDDEN: {
    status: 403,
    message: 'Access denied. You do not have permission to perform this action.',
  },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    message:
      'No account found with that email address. Please check your email or sign up for a new account.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  EMAIL_TAKEN: {
    status: 409,
    message: 'An account with this email already exists. Please log in or use another email.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'This was changed elsewhere in the meantime. Load it again, then make your change.',
  },
  BASELINE_EXISTS: {
    status: 409,
    message: 'There is a baseline for this test, step, browser and size already. Update that one.',
  },
  LOAD_TEST_RUNNING: {
    status: 409,
    message: 'One of your load tests is running already. Wait for its end, or stop it.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the request body as application/json.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  QUEUE_FULL: {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    message: 'You follow too much at the same time. Close some of the pages that show live progress.',
  },
  INTERNAL: { status: 500, message: 'Server error. Please try again later.' },
  MAIL_FAILED: {
    status: 500,
    message: 'The email could not be sent. Please try again later or contact support.',
  },
  NOT_BUILT: { status: 501, message: 'This part of Assay is being built and does not answer yet.' },
  UNAVAILABLE: { status: 503, message: 'The server is starting or stopping. Please try again in a moment.' },
  OVERLOADED: {
    status: 503,
    message: 'The server has more to do than it can right now. Please try again in a moment.',
  },
  STORAGE_FULL: {
    status: 507,
    message:
      'The disk of the server is nearly full, so nothing new can be stored. An administrator has to make room.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

export interface FieldProblem {
  field: string;
  message: string;
}

/** The one error shape of every call. */
export interface ErrorBody {
  success: false;
  error: string;
  code: ErrorCode;
  requestId: string;
  details?: FieldProblem[];
}
