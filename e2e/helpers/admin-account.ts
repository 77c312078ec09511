/** The first administrator of the site that the end-to-end tests run on. */
export const admin = { email: 'editor@example.com', password: 'Correct-horse-7-battery!' }
