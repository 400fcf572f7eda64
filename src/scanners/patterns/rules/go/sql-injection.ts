import type { PatternRule } from '../../rule.ts';

/** Types that ask databases. Empty: the type is not known. */
const database =
  '(?:|.*(?:database/sql|sqlx|gorm|pgx|pgxpool|go-pg/pg|bun|xorm|beego/.*orm|squirrel|gocraft/dbr|sqlite3?|pop|dat).*)';
/** Types whose methods of the same names do something else. */
const others =
  /^(?!(?:net\/|os\.|io\.|github\.com\/(?:gin-gonic|labstack|gofiber|kataras|gorilla|valyala)\/).*)(?!.*\.Stmt\.).*\.\w+$/;
/** The words of a statement. */
const statement = /\b(?:select|insert|update|delete|where|from|order by|alter|drop|create|call|set|union)\b|=\s*['"%]/i;

export const sqlInjection: PatternRule = {
  weakness: 'sql-injection',
  remediation: 'Use placeholders and pass the values as arguments; take column names from a fixed list.',
  severity: { outside: 'HIGH', unknown: 'MEDIUM', local: 'MEDIUM' },
  purpose: 'sql',
  sinks: [
    {
      name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Where|Having|Order|Joins|Expr|SQL)$/,
      callee: others,
      argument: [0],
      isBuilt: true,
      holds: statement,
    },
    // Behind a context.
    {
      name: /\.(?:(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex)Context|Query|QueryRow|Exec|Prepare)$/,
      callee: /(?:Context|(?<!^(?:database\/sql|github\.com\/jmoiron\/sqlx|gorm\.io\/gorm)\.\w+)\.\w+)$/,
      given: /^\(\s*(?:\w*[cC]tx\b|context\b|[\w.()]+\.Context\(\))/,
      argument: [1],
      isBuilt: true,
      holds: statement,
    },
    // Behind what is filled.
    { name: /\.(?:Get|Select)$/, callee: others, argument: [1], isBuilt: true, holds: statement },
    { name: /\.(?:Get|Select)Context$/, callee: others, argument: [2], isBuilt: true, holds: statement },
    // A request that decides about the whole statement, or about its end.
    {
      name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex|Raw|Where|Having|Order|Group|Joins)$/,
      callee: new RegExp(`^${database}(?<!\\.Stmt)\\.\\w+$`),
      argument: [0],
      isText: true,
      severity: { outside: 'HIGH', local: 'MEDIUM' },
    },
    {
      name: /\.(?:Query|QueryRow|Exec|Prepare|Queryx|QueryRowx|MustExec|NamedExec|NamedQuery|Preparex)Context$/,
      callee: new RegExp(`^${database}(?<!\\.Stmt)\\.\\w+Context$`),
      argument: [1],
      isText: true,
      severity: { outside: 'HIGH', local: 'MEDIUM' },
    },
  ],
};
