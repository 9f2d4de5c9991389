import { existsSync } from 'node:fs'

// Reads settings from the file .env if there is one; variables of the environment take precedence.
if (existsSync('.env')) process.loadEnvFile('.env')
