// React selects its development or production build by this when it is first imported: import this file first.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production'
