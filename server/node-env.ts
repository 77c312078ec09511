// Import this file first: React chooses its development or production build by NODE_ENV when it is first imported.
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production'
