/** Packs the invoices of a year. */
'use strict';

const { exec } = require('node:child_process');
const { promisify } = require('node:util');

exports.yearly = (year) =>
  new Promise((resolve, reject) => {
    exec(`tar -czf - invoices/${year}`, { encoding: 'buffer' }, (error, archive) => {
      if (error) reject(error);
      else resolve(archive);
    });
  });

exports.diskSpace = () => promisify(exec)('df -h').then(({ stdout }) => stdout);
