/** `npm run openapi`: regenerates openapi.json from src/contract. */
import { writeOpenApiFile } from './openapi-file';

writeOpenApiFile();
