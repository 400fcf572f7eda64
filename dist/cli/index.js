#!/usr/bin/env node
import { cli } from '../bundle/index.js';

await cli();
