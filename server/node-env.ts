// React picks its development or production code by this, once, when it is first imported: import this file first.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production'
