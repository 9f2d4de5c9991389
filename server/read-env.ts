import { existsSync } from 'node:fs'

// Reads settings from the file .env where there is one; what the environment says already stands.
if (existsSync('.env')) process.loadEnvFile('.env')
