// Must be imported first: when React is imported, it chooses its development or production build by NODE_ENV.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production'
